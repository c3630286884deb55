import { z } from 'zod';
import { label, link } from './shared-schemas';

/** content/site/footer.yaml: four columns (specification: portal.txt, section 2). */
export const footerSchema = z.strictObject({
  columns: z.array(z.strictObject({ title: label, links: z.array(link).min(1) })).length(4),
});
