import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/site/site-settings';
import { absoluteUrl } from '@/lib/site/urls';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml', getSite()) };
}
