import { z } from 'zod';
import { contentIconNames } from './icon-names';

const label = z.string().trim().min(1).max(60);
const internalPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'a path of this site, starting with one slash: /docs/…');
const externalUrl = z.url({ protocol: /^(https?|mailto)$/ });

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'a colour like #1f4fe0');

/** A link to a page of this site (`to`) or to another site (`href`), never both. */
const linkTarget = z.union([
  z.strictObject({ label, to: internalPath }),
  z.strictObject({ label, href: externalUrl, icon: z.enum(contentIconNames).optional() }),
]);

export const settingsSchema = z.strictObject({
  provider: z.strictObject({ name: z.string().trim().min(1).max(40) }),
  tagline: z.string().trim().min(1),
  /** The site's absolute address without a path; `baseUrl` carries the path. */
  url: z.url({ protocol: /^https?$/ }).regex(/^[^/]+:\/\/[^/]+$/, 'an origin without a path'),
  baseUrl: z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/, 'a path that starts and ends with a slash: / or /hub/'),
  editUrl: externalUrl.optional(),
  servers: z
    .array(
      z.strictObject({
        id: z.enum(['dev', 'test', 'prod', 'demo', 'local']),
        label,
        url: z.url({ protocol: /^https?$/ }),
        description: z.string().min(1),
      }),
    )
    .length(5),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** The system's preference counts: the mode cycles light, dark, system. */
      respectSystem: z.boolean().default(false),
      /** No switch; choices that readers stored are removed. */
      disableSwitch: z.boolean().default(false),
    })
    .prefault({}),
  announcement: z
    .strictObject({
      /** A dismissal is remembered for this id: a new one shows the bar again. */
      id: z.string().regex(/^[\w.-]+$/, 'letters, digits, dots and dashes'),
      /** Markdown, on one line. */
      content: z.string().trim().min(1),
      closeable: z.boolean().default(true),
      background: hexColor.optional(),
      text: hexColor.optional(),
    })
    .refine(({ background, text }) => (background === undefined) === (text === undefined), {
      message: 'background and text are given together, so that one can be read on the other',
    })
    .optional(),
  /** Page views, off unless an id stands here (Google Analytics 4: G-…). */
  analytics: z
    .strictObject({
      measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'a measurement id like G-ABC1234567'),
    })
    .optional(),
  /** The docs' versions: those of today are `current`, each folder of content/versions is another. */
  versions: z
    .strictObject({
      currentLabel: label.default('Current'),
      /** The version that readers are sent to. `current`, or the name of a snapshot while the next one is written. */
      latest: z.string().min(1).default('current'),
    })
    .prefault({}),
  mainDoc: z.string().min(1),
  /** Folders of content/docs that the docs area leaves out. */
  excludedDocs: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
});

const position = z.enum(['left', 'right']).default('right');
/** The path below which the item is active, where that is not the path that it leads to. */
const activeBasePath = internalPath.optional();
/** Raw HTML of the configuration: nothing that a reader types ever gets here. */
const html = z.string().trim().min(1);

/** Items that can stand in the bar and inside a dropdown. */
const linkItems = [
  z
    .strictObject({
      type: z.literal('default'),
      label,
      to: internalPath.optional(),
      href: externalUrl.optional(),
      activeBasePath,
      position,
    })
    .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
      message: 'either `to`, a path of this site, or `href`, another site',
    }),
  z.strictObject({ type: z.literal('doc'), label: label.optional(), doc: z.string(), position }),
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
  z.strictObject({ type: z.literal('html'), html, position }),
] as const;

/** An item without a type is a link, or a dropdown where it has items of its own. */
const completeType = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !('type' in item)
    ? { type: 'items' in item ? 'dropdown' : 'default', ...item }
    : item;

const linkItem = z.preprocess(completeType, z.discriminatedUnion('type', linkItems));

/**
 * The navbar (spec, 1-portal.txt section 2, «Navbar»): nine item types, right is the default position.
 * Dropdowns do not nest.
 */
export const navbarSchema = z.strictObject({
  /** The bar goes away while the reader scrolls down, and comes back while they scroll up. */
  hideOnScroll: z.boolean().default(false),
  items: z.array(
    z.preprocess(
      completeType,
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
          /** The versions that it offers, in this order; all where it is left out. */
          versions: z.array(z.string()).min(1).optional(),
          position,
        }),
        // The portal has one locale (spec, section 9): there is nothing to choose, and nothing to show.
        z.strictObject({ type: z.literal('localeDropdown'), position }),
        z.strictObject({ type: z.literal('search'), position }),
      ]),
    ),
  ),
});

const sidebarDoc = z.string().min(1);
const sidebarLink = z.strictObject({ label, to: internalPath });

type SidebarCategory = {
  category: string;
  /** The doc that the category itself leads to. */
  doc?: string | undefined;
  items: SidebarItem[];
};
export type SidebarItem = string | z.output<typeof sidebarLink> | SidebarCategory;

const sidebarCategory: z.ZodType<SidebarCategory> = z.strictObject({
  category: label,
  doc: sidebarDoc.optional(),
  get items() {
    return z.array(z.union([sidebarDoc, sidebarLink, sidebarCategory])).min(1);
  },
});

const sidebarItems = z.array(sidebarCategory).min(1);

export const sidebarSchema = z.strictObject({
  /** The texts of the API reference (content/api), in order. */
  apiTopics: z.array(sidebarDoc).min(1),
  items: sidebarItems,
});

/** A snapshot of the docs (content/versions/{name}/version.yaml): written by scripts/snapshot-docs.ts. */
export const snapshotSchema = z.strictObject({
  label,
  /** Its docs sidebar as it was. */
  sidebar: sidebarItems,
});

export const footerSchema = z.strictObject({
  columns: z.array(z.strictObject({ title: label, links: z.array(linkTarget).min(1) })).length(4),
});

export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: internalPath, to: internalPath })),
});

/** The parts of the portal that a search can be kept to, and what a chosen hit brings along. */
export const searchSettingsSchema = z.strictObject({
  contexts: z.array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z-]+$/, 'lower-case letters and dashes: it stands in addresses'),
        label,
        paths: z.array(internalPath).default([]),
        /** The pages of the doctor app's screens. */
        screens: z.boolean().default(false),
      })
      .refine(({ paths, screens }) => paths.length > 0 || screens, {
        message: 'either `paths` or `screens: true`: without them no page is in the context',
      }),
  ),
  /** Whether the page that a hit leads to marks the words that were found. */
  highlight: z.boolean(),
});

export const synonymsSchema = z.strictObject({
  groups: z.array(z.array(z.string().trim().min(1)).min(2)),
});

const homeLink = z.strictObject({ label, to: internalPath });

export const homeSchema = z.strictObject({
  headline: z.string().min(1).max(60),
  lead: z.string().min(1).max(260),
  start: homeLink,
  reference: homeLink,
  /** The operation whose example the home page's picture shows, and the fields of it that are shown. */
  sample: z.strictObject({ operation: z.string(), fields: z.array(z.string()).min(1).max(8) }),
  paths: z
    .array(
      z.strictObject({
        title: label,
        icon: z.enum(contentIconNames),
        text: z.string().min(1).max(120),
        links: z.array(homeLink).min(1),
      }),
    )
    .length(3),
});

export type SearchContext = z.output<typeof searchSettingsSchema>['contexts'][number];
export type HomeFile = z.output<typeof homeSchema>;
export type SettingsFile = z.output<typeof settingsSchema>;
export type NavbarFile = z.output<typeof navbarSchema>;
export type FooterColumn = z.output<typeof footerSchema>['columns'][number];
export type Redirect = z.output<typeof redirectsSchema>['redirects'][number];
