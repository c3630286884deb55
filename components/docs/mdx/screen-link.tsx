import { SiteLink } from '@/components/ui/navigation/site-link';
import { getDoc } from '@/lib/content/docs';
import { screenPath } from '@/lib/site/page-paths';

/** A link to the page of a screen, with its title. */
export function ScreenLink({ name }: { name: string }) {
  return <SiteLink href={screenPath(name)}>{getDoc(`doctor-app/${name}`).title}</SiteLink>;
}
