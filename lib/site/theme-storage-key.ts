/** The key under which next-themes stores the color mode that the reader chose. */
export const themeStorageKey = 'theme';
