import { SiteLink } from '@/components/ui/navigation/site-link';
import { getSite } from '@/lib/site/site-settings';

/** To whom a reader sends a report of a call that still fails, from the site's settings. */
export function SupportContact() {
  const { support } = getSite();
  if (!support) return <>the person at the provider who gave you access</>;
  return <SiteLink href={support.href}>{support.label}</SiteLink>;
}
