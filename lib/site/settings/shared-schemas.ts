import { z } from 'zod';
import { contentIconNames } from '../icon-names';

/** The text of a link, a heading or a menu item. */
export const label = z.string().trim().min(1).max(60);

/** A path of this site, without the base URL. */
export const internalPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'a path of this site, starting with one slash: /docs/…');

export const externalUrl = z.url({
  protocol: /^(https?|mailto)$/,
  error: 'a URL that starts with https://, http:// or mailto:',
});

/** A link to a page of this site. */
export const internalLink = z.strictObject({ label, to: internalPath });

const hasBothTargets = (value: unknown) =>
  typeof value === 'object' && value !== null && 'to' in value && 'href' in value;

/** A link to a page of this site (`to`) or to another site (`href`), never both. */
export const link = z
  .unknown()
  .refine((value) => !hasBothTargets(value), {
    message: 'either `to`, a path of this site, or `href`, the URL of another site',
    abort: true,
  })
  .pipe(
    z.union([
      internalLink,
      z.strictObject({ label, href: externalUrl, icon: z.enum(contentIconNames).optional() }),
    ]),
  );
