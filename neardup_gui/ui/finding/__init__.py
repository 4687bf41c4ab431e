"""Finding words in both texts, and going to a place in them."""
