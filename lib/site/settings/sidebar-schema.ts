import { z } from 'zod';
import { externalUrl, internalLink, internalPath, label } from './shared-schemas';

const docId = z.string().min(1);

type SidebarCategory = {
  category: string;
  /** The doc that the category itself links to. */
  doc?: string | undefined;
  /** The page that lists its items, with the anchor of its section: breadcrumbs lead there. */
  index?: string | undefined;
  items: SidebarItem[];
};
/** A link to another site. */
const externalLink = z.strictObject({ label, href: externalUrl });

export type SidebarItem =
  | string
  | z.output<typeof internalLink>
  | z.output<typeof externalLink>
  | SidebarCategory;

const category: z.ZodType<SidebarCategory> = z.strictObject({
  category: label,
  doc: docId.optional(),
  index: internalPath.optional(),
  get items() {
    return z.array(z.union([docId, internalLink, externalLink, category])).min(1);
  },
});

const categories = z.array(category).min(1);

/** content/site/sidebar.yaml. */
export const sidebarSchema = z.strictObject({
  /** The topics of the API reference (content/api), in categories. */
  apiTopics: categories,
  items: categories,
});

/** content/versions/{name}/version.yaml, written by `npm run snapshot`. */
export const snapshotSchema = z.strictObject({
  label,
  /** The docs sidebar at the time of the snapshot. */
  sidebar: categories,
});
