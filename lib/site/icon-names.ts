/** The icons that authors can use in MDX and in the site's settings. */
export const contentIconNames = [
  'alert',
  'apple',
  'book',
  'building',
  'calendar',
  'check',
  'code',
  'file',
  'globe',
  'key',
  'layers',
  'list',
  'message',
  'phone',
  'play',
  'plug',
  'rocket',
  'search',
  'shield',
  'terminal',
  'users',
  'video',
  'webhook',
] as const;

export type ContentIconName = (typeof contentIconNames)[number];
