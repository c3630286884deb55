import { z } from 'zod';
import { uniqueItems } from '../../kit/diagnostics/unique-items';
import { findContrastProblem } from './brand-palette';
import { contrastRatio } from './contrast';
import { externalUrl, internalPath, label } from './shared-schemas';

const origin = z
  .url({ protocol: /^https$/ })
  .regex(/^https:\/\/[^/]+$/, 'an origin: https:// and a host, without a path');

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'a color like #1f4fe0');

/** Placeholders in the URLs of the page menu. lib/site/tool-links.ts replaces them. */
const placeholders = ['{url}', '{prompt}'];

/** Reports unknown placeholders in the URL of a tool; a URL without any would open every page in the same way. */
const toolUrl = z
  .url({ protocol: /^https$/, error: 'a URL that starts with https://' })
  .refine(
    (url) => (url.match(/\{[^}]*\}/g) ?? []).every((found) => placeholders.includes(found)),
    `only the placeholders ${placeholders.join(' and ')}`,
  )
  .refine(
    (url) => placeholders.some((placeholder) => url.includes(placeholder)),
    `a URL that contains ${placeholders.join(' or ')}`,
  );

/** content/site/settings.yaml. */
export const siteSchema = z.strictObject({
  provider: z.strictObject({ name: z.string().trim().min(1).max(40) }),
  tagline: z.string().trim().min(1),
  /** The look of the provider. Default: that of this portal. */
  brand: z
    .strictObject({
      /** One color, from which the colors of both modes are derived, or one for each mode, which is not changed. */
      color: z
        .union([hexColor, z.strictObject({ light: hexColor, dark: hexColor })])
        .superRefine((color, context) => {
          const message = findContrastProblem(color);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        })
        .optional(),
      /** An image in public/ for the navbar and the footer. */
      logo: internalPath.optional(),
      /** An SVG file in public/ for tabs and home screens. */
      icon: internalPath.regex(/\.svg$/, 'the path of an SVG file').optional(),
      /** An image in public/ that links to all pages show, 1200 × 630. Default: one for each page. */
      shareImage: internalPath.optional(),
    })
    .prefault({}),
  /** The site's origin; `baseUrl` has the path. */
  url: z.url({ protocol: /^https?$/ }).regex(/^[^/]+:\/\/[^/]+$/, 'an origin without a path'),
  baseUrl: z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/, 'a path that starts and ends with a slash: / or /hub/'),
  editUrl: externalUrl.optional(),
  /** The value of the header of this name. Without it, hosts send none. */
  strictTransportSecurity: z
    .string()
    .regex(
      /^max-age=\d+(; includeSubDomains)?(; preload)?$/,
      'a value like max-age=31536000 or max-age=31536000; includeSubDomains',
    )
    .optional(),
  servers: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][\w-]*$/, 'letters, digits, and hyphens, such as `test`'),
        label,
        url: z.url({ protocol: /^https?$/ }),
        description: z.string().min(1),
      }),
    )
    .min(1)
    .superRefine(uniqueItems(({ id }) => id, 'id')),
  /** Whether the portal has a sandbox. Without one, requests are sent to the servers only. */
  sandbox: z.boolean().default(true),
  /** The ids of the operations that start and end sessions, with which the Postman collection begins and ends. */
  postman: z
    .strictObject({
      login: z.string(),
      logout: z.string(),
      /** Deletes the user of the session. */
      deletion: z.string(),
      /** For users of a company, which no operation says. */
      asCarrier: z.array(z.string()),
    })
    .partial()
    .prefault({}),
  /** Lines of llms.txt: what a client has to know before it reads a page. */
  clientNotes: z.array(z.string().min(1)).default([]),
  /** The extensions of OpenAPI (`x-…`) that pages show as names and values. */
  shownExtensions: z.array(z.string().regex(/^x-/, 'a name that starts with x-')).default([]),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether to use the system's preference. The toggle then cycles through light, dark and system. */
      respectSystem: z.boolean().default(false),
      /** Removes the toggle and ignores choices that readers stored. */
      disableSwitch: z.boolean().default(false),
    })
    .prefault({}),
  announcement: z
    .strictObject({
      /** A dismissal is stored for this id; a new id shows the bar again. */
      id: z.string().regex(/^[\w.-]+$/, 'letters, digits, dots and dashes'),
      /** Inline Markdown. */
      content: z.string().trim().min(1),
      closeable: z.boolean().default(true),
      background: hexColor.optional(),
      text: hexColor.optional(),
    })
    .refine(({ background, text }) => (background === undefined) === (text === undefined), {
      message: 'both `background` and `text`, because their contrast must be sufficient',
    })
    .refine(
      ({ background, text }) => !background || !text || contrastRatio(background, text) >= 4.5,
      { path: ['text'], message: 'a color with a contrast of 4.5 to 1 to the background' },
    )
    .optional(),
  /** Sends page views to Google Analytics 4. Disabled by default. */
  analytics: z
    .strictObject({
      measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'a measurement id like G-ABC1234567'),
    })
    .optional(),
  /** Destination of readers' reports about a page, which are drafts that they send themselves. Disabled by default. */
  feedback: z
    .strictObject({
      /** The address at which a repository opens the form for a new issue. */
      issues: z
        .url({ protocol: /^https$/, error: 'a URL that starts with https://' })
        .max(300)
        .optional(),
      email: z.email({ error: 'an email address' }).max(200).optional(),
    })
    .refine(({ issues, email }) => (issues === undefined) !== (email === undefined), {
      message: 'either `issues` or `email`',
    })
    .optional(),
  /** The menu of docs and reference pages, besides copying the page and opening its Markdown. */
  pageMenu: z
    .strictObject({
      /** The tools that a page can be opened in. `{url}` is the URL of its Markdown, `{prompt}` the prompt below. */
      openIn: z
        .array(z.strictObject({ label, url: toolUrl }))
        .max(6)
        .default([])
        .superRefine(uniqueItems(({ label: name }) => name, 'label')),
      /** Prompt for a tool. */
      prompt: z
        .string()
        .trim()
        .includes('{url}', { error: 'a text that contains {url}' })
        .default('Read {url} and answer my questions about it.'),
    })
    .prefault({}),
  /** The versions of the docs: `current` is content/docs, each folder of content/versions is another. */
  versions: z
    .strictObject({
      currentLabel: label.default('Current'),
      /** The version that readers are led to: `current`, or a snapshot while the next version is being written. */
      latest: z.string().min(1).default('current'),
    })
    .prefault({}),
  /** The other sites whose images pages can show, which their policy allows. */
  imageHosts: z.array(origin).default([]),
  /** The other sites that `<Embed>` can show after the reader has selected it. */
  embedHosts: z.array(origin).default([]),
  mainDoc: z.string().min(1),
  /** The link of the console to a guide about calls. */
  consoleGuide: z.strictObject({ label, path: internalPath }).optional(),
  /** Where readers send a call that still fails. Without it, they ask whoever gave them access. */
  support: z.strictObject({ label, href: externalUrl }).optional(),
  /** The folders of content/docs that have no pages. */
  excludedDocs: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
});

export type SiteFile = z.output<typeof siteSchema>;

/** Whether the data of a server is that of real people. */
export const isLiveServer = ({ id }: Pick<SiteFile['servers'][number], 'id'>): boolean =>
  id === 'prod';
