import { z } from 'zod';
import { uniqueItems } from '../../diagnostics/unique-items';
import { contrastRatio } from '../contrast-ratio';
import { externalUrl, label } from './shared-schemas';

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'a color like #1f4fe0');

/** content/site/settings.yaml. */
export const siteSchema = z.strictObject({
  provider: z.strictObject({ name: z.string().trim().min(1).max(40) }),
  tagline: z.string().trim().min(1),
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
        id: z.enum(['dev', 'test', 'prod', 'demo', 'local']),
        label,
        url: z.url({ protocol: /^https?$/ }),
        description: z.string().min(1),
      }),
    )
    .length(5)
    .superRefine(uniqueItems(({ id }) => id, 'id')),
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
  /** The versions of the docs: `current` is content/docs, each folder of content/versions is another. */
  versions: z
    .strictObject({
      currentLabel: label.default('Current'),
      /** The version that readers are led to: `current`, or a snapshot while the next version is being written. */
      latest: z.string().min(1).default('current'),
    })
    .prefault({}),
  mainDoc: z.string().min(1),
  /** The folders of content/docs that have no pages. */
  excludedDocs: z.array(z.string().regex(/^[a-z0-9-]+$/)).default([]),
});

export type SiteFile = z.output<typeof siteSchema>;
