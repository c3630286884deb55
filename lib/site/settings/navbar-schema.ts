import { z } from 'zod';
import { externalUrl, internalPath, label } from './shared-schemas';

const position = z.enum(['left', 'right']).default('right');

/** On which pages a link is active, besides its own page. */
const activity = {
  /** The path below which the item is active, if it is not the item's own path. */
  activeBasePath: internalPath.optional(),
  /** The labels of sidebar categories on whose docs the item is active. */
  activeCategories: z.array(label).min(1).optional(),
  /** Whether the item is active on its own page only, and not below it. */
  exact: z.boolean().optional(),
};

/** The items that can be both in the bar and in a dropdown. */
const linkItems = [
  z
    .strictObject({
      type: z.literal('default'),
      label,
      to: internalPath.optional(),
      href: externalUrl.optional(),
      ...activity,
      position,
    })
    .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
      message: 'either `to`, a path of this site, or `href`, the URL of another site',
    }),
  z.strictObject({
    type: z.literal('doc'),
    label: label.optional(),
    doc: z.string(),
    ...activity,
    position,
  }),
  z.strictObject({
    type: z.literal('docSidebar'),
    label: label.optional(),
    sidebar: z.string(),
    position,
  }),
  z.strictObject({
    type: z.literal('docsVersion'),
    label: label.optional(),
    version: z.string().optional(),
    position,
  }),
  // The HTML is not escaped. It is part of the settings and never contains input from readers.
  z.strictObject({ type: z.literal('html'), html: z.string().trim().min(1), position }),
] as const;

/** Adds the default type of an item: a dropdown if it has items, otherwise a link. */
const addDefaultType = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !('type' in item)
    ? { type: 'items' in item ? 'dropdown' : 'default', ...item }
    : item;

const isDropdown = (item: unknown) => typeof item === 'object' && item !== null && 'items' in item;

const linkItem = z
  .unknown()
  .refine((item) => !isDropdown(item), { message: 'a link: dropdowns do not nest', abort: true })
  .pipe(z.preprocess(addDefaultType, z.discriminatedUnion('type', linkItems)));

/**
 * content/site/navbar.yaml: nine item types, `right` is the default position (specification: portal.txt, section 2).
 * Dropdowns do not nest.
 */
export const navbarSchema = z.strictObject({
  /** Whether the bar hides while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  items: z
    .array(
      z.preprocess(
        addDefaultType,
        z.discriminatedUnion('type', [
          ...linkItems,
          z.strictObject({
            type: z.literal('dropdown'),
            label,
            items: z.array(linkItem).min(1),
            position,
          }),
          z.strictObject({
            type: z.literal('docsVersionDropdown'),
            /** The versions to offer, in this order. Default: all. */
            versions: z.array(z.string()).min(1).optional(),
            position,
          }),
          // The portal has one locale (specification: portal.txt, section 9), so this item shows nothing.
          z.strictObject({ type: z.literal('localeDropdown'), position }),
          z.strictObject({ type: z.literal('search'), position }),
        ]),
      ),
    )
    .refine((items) => items.filter(({ type }) => type === 'search').length <= 1, {
      message: 'at most one item of the type search',
    }),
});

export type NavbarFile = z.output<typeof navbarSchema>;
