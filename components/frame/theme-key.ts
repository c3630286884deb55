/** Where next-themes keeps the colour mode that the reader chose. */
export const themeKey = 'theme';
