import { z } from 'zod';
import { externalUrl, internalPath } from './shared-schemas';

/** Hosts read `*` and `:name` in different ways, or as a part of the path. */
const plainPath = internalPath.refine((path) => !/[*:]/.test(path), {
  error: 'one path, because hosts differ in what * and : mean: a redirect for each page',
});

/** content/site/redirects.yaml. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: plainPath, to: z.union([internalPath, externalUrl]) })),
});

export type Redirect = z.output<typeof redirectsSchema>['redirects'][number];
