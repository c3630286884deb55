import type { MetadataRoute } from 'next';
import { listSitePages } from '@/lib/content/site-pages';
import { getSite } from '@/lib/site/site-settings';
import { absoluteUrl } from '@/lib/site/urls';

export const dynamic = 'force-static';

/** The sitemap of all listed pages (specification: portal.txt, section 2). */
export default function sitemap(): MetadataRoute.Sitemap {
  const site = getSite();
  return listSitePages().map(({ path, updated }) => ({
    url: absoluteUrl(path, site),
    lastModified: updated,
    changeFrequency: 'weekly',
    priority: 0.5,
  }));
}
