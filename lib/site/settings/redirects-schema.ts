import { z } from 'zod';
import { internalPath } from './shared-schemas';

/** content/site/redirects.yaml. */
export const redirectsSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: internalPath, to: internalPath })),
});

export type Redirect = z.output<typeof redirectsSchema>['redirects'][number];
