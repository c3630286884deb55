import { z } from 'zod';
import { contentIconNames } from '../content/icon-names';

const label = z.string().trim().min(1).max(60);
const internalPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'a path of this site, starting with one slash: /docs/…');
const externalUrl = z.url({ protocol: /^(https?|mailto)$/ });

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
  mainDoc: z.string().min(1),
  /** Folders of content/docs that the docs area leaves out. */
  excludedDocs: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
});

const position = z.enum(['left', 'right']).default('right');

/** The navbar's items (spec, 1-portal.txt section 2, «Navbar»): right is the default position. */
export const navbarSchema = z.strictObject({
  items: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('default'), label, to: internalPath, position }),
      z.strictObject({ type: z.literal('doc'), label, doc: z.string(), position }),
      z.strictObject({ type: z.literal('search'), position }),
    ]),
  ),
});

const sidebarDoc = z.string().min(1);
const sidebarLink = z.strictObject({ label, to: internalPath });

export const sidebarSchema = z.strictObject({
  /** The texts of the API reference (content/api), in order. */
  apiTopics: z.array(sidebarDoc).min(1),
  items: z
    .array(
      z.strictObject({
        category: label,
        items: z.array(z.union([sidebarDoc, sidebarLink])).min(1),
      }),
    )
    .min(1),
});

export const footerSchema = z.strictObject({
  columns: z.array(z.strictObject({ title: label, links: z.array(linkTarget).min(1) })).length(4),
});

export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: internalPath, to: internalPath })),
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

export type Home = z.output<typeof homeSchema>;
export type SettingsFile = z.output<typeof settingsSchema>;
export type NavbarItem = z.output<typeof navbarSchema>['items'][number];
export type SidebarCategory = z.output<typeof sidebarSchema>['items'][number];
export type FooterColumn = z.output<typeof footerSchema>['columns'][number];
export type Redirect = z.output<typeof redirectsSchema>['redirects'][number];
