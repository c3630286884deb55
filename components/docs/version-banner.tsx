import { versionBannerStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { SiteLink } from '@/components/navigation/site-link';
import type { VersionNotice } from '@/lib/content/version-notice';

/** Styles that only a portal with several versions needs. */
const Styles = () => <Stylesheet path={versionBannerStylesheet} />;

/** Says that a page is not of the latest version, and leads to that one. */
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

/** Names the version that a page belongs to. */
export function VersionBadge({ label }: { label: string }) {
  return (
    <p className="version-badge" data-search="off">
      <Styles />
      Version: {label}
    </p>
  );
}
