import type { Page } from '@playwright/test';

/** The field of the search in the navbar. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** The suggestions in its panel. */
export const options = (page: Page) => page.getByRole('listbox').getByRole('option');
