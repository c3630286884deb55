/** The size of share images in pixels, which Open Graph recommends. */
export const shareImageSize = { width: 1200, height: 630 };

/** The folder of the share images in the export. */
export const shareImageFolder = '/share';

/** The path of the icon for home screens. */
export const touchIconPath = '/apple-touch-icon.png';
