package io.serbench.protocol;

import io.serbench.dataset.Recipe;

/**
 * A data set that a fork makes for itself.
 *
 * @param dataset its name
 * @param recipe how to make it
 */
public record DatasetRecipe(String dataset, Recipe recipe) {}
