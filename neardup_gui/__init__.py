"""Neardup: has one manuscript been taken from another, how much, and where."""

__version__ = "0.1.0"
