import { SiteLink } from '@/components/ui/navigation/site-link';
import type { ExternalDocs } from '@/lib/api/description/openapi-objects';

/** A link to documentation elsewhere. */
export const ExternalDocsLink = ({ url, description }: ExternalDocs) => (
  <SiteLink href={url}>{description ?? 'More'}</SiteLink>
);
