import { versionBannerStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { VersionNotice } from '@/lib/content/version-notice';

/** The stylesheet, which only a portal with several docs versions needs. */
const Styles = () => <Stylesheet path={versionBannerStylesheet} />;

/** A notice that the page belongs to another version than the latest one, with a link to that one. */
export function VersionBanner({ text, latest }: NonNullable<VersionNotice['banner']>) {
  return (
    <div className="version-banner" role="alert" data-search="off">
      <Styles />
      {text} For up-to-date documentation, see the{' '}
      <SiteLink href={latest.path} data-version={latest.name}>
        latest version
      </SiteLink>{' '}
      ({latest.label}).
    </div>
  );
}

/** The name of the docs version that a page belongs to. */
export function VersionBadge({ label }: { label: string }) {
  return (
    <p className="version-badge" data-search="off">
      <Styles />
      Version: {label}
    </p>
  );
}
