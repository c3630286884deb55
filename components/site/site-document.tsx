import type { ReactNode } from 'react';
import { behaviorsScript, controlsScript } from '@/.generated/site/page-scripts';
import { navbarDropdownStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { contentIcons } from '@/components/icon/content-icons';
import { SkipLink } from '@/components/navigation/skip-link';
import { getNavbar } from '@/lib/content/site-navbar';
import { assetUrl } from '@/lib/site/base-url';
import { getSite, type Site } from '@/lib/site/site-settings';
import { AnnouncementBar } from './announcement-bar';
import { BootScript } from './boot-script';
import { Footer, type FooterProps } from './footer';
import { LoadFailureMessage } from './load-failure-message';
import { Navbar } from './navbar';

/** Replaces the icon names in the footer's columns by the icons, so that the browser loads only the icons in use. */
function resolveIcons(columns: Site['footer']): FooterProps['columns'] {
  return columns.map(({ title, links }) => ({
    title,
    links: links.map((link) => ({
      label: link.label,
      href: 'to' in link ? link.to : link.href,
      ...('icon' in link && link.icon && { icon: contentIcons[link.icon] }),
    })),
  }));
}

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
          columns={resolveIcons(footer)}
          provider={provider.name}
          tagline={tagline}
          year={new Date().getFullYear()}
        />
      </body>
    </html>
  );
}
