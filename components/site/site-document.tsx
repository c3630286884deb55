import type { ReactNode } from 'react';
import { behaviorsScript, controlsScript } from '@/.generated/site/page-scripts';
import { navbarDropdownStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { getNavbar } from '@/lib/content/site-navbar';
import { assetUrl } from '@/lib/site/base-url';
import { getSite } from '@/lib/site/site-settings';
import { AnnouncementBar } from './announcement-bar';
import { BootScript } from './boot-script';
import { Footer } from './footer';
import { LoadFailureMessage } from './load-failure-message';
import { Navbar } from './navbar';

/** The document of every page: skip link, announcement, navbar, the page's main part, footer. */
export function SiteDocument({ className, children }: { className: string; children: ReactNode }) {
  const { title, footer, provider, tagline, announcement } = getSite();
  const navbar = getNavbar();
  return (
    <html lang="en" className={className}>
      {/* biome-ignore lint/style/noHeadElement: next/head is for the Pages Router. */}
      <head>
        <BootScript />
      </head>
      <body>
        {[...navbar.left, ...navbar.right].some(({ kind }) => kind === 'dropdown') && (
          <Stylesheet path={navbarDropdownStylesheet} />
        )}
        {/* React puts it into the head. */}
        <script async src={assetUrl(controlsScript.path)} integrity={controlsScript.integrity} />
        <script
          async
          type="module"
          src={assetUrl(behaviorsScript.path)}
          integrity={behaviorsScript.integrity}
        />
        <SkipLink href="#main">Skip to main content</SkipLink>
        {/* Before the content, so that it is there even if the HTML arrives slowly. */}
        <LoadFailureMessage />
        {announcement && <AnnouncementBar {...announcement} />}
        <Navbar siteTitle={title} {...navbar} />
        {children}
        <Footer
          columns={footer}
          provider={provider.name}
          tagline={tagline}
          year={new Date().getFullYear()}
        />
      </body>
    </html>
  );
}
