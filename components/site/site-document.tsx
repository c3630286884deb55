import type { ReactNode } from 'react';
import { bootScript, colorModeScript } from '@/.generated/site/inline-scripts';
import { behaviorsScript, controlsScript } from '@/.generated/site/page-scripts';
import { navbarDropdownStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import { getNavbar } from '@/lib/content/site-navbar';
import { assetUrl } from '@/lib/site/base-url';
import { formatBrandPalette } from '@/lib/site/settings/brand-palette';
import { getSite } from '@/lib/site/site-settings';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';

const html =
  'Parts of this page couldn’t be loaded: buttons, tabs, and search suggestions may not work. You can read on, or reload the page. <button type="button">Reload the page</button> <button type="button">Close</button>';

/**
 * The message that parts of the page could not be loaded, which lib/client/inline-scripts/report-load-failure.ts shows. It
 * is in the HTML with its styles, because nothing else may have arrived.
 */
const LoadFailureMessage = () => (
  <div
    data-load-failure=""
    hidden
    role="alert"
    style={{
      position: 'fixed',
      zIndex: 99,
      inset: 'auto 0 0',
      padding: '1rem',
      borderTop: '3px solid #b3263a',
      background: '#fff',
      color: '#101a2c',
    }}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

/** The first script of every page: the color mode (scripts/color-mode-script.ts), and lib/client/inline-scripts/boot.ts. */
const BootScript = () => (
  <script dangerouslySetInnerHTML={{ __html: `${bootScript};${colorModeScript}` }} />
);

/** The document of every page: skip link, announcement, navbar, the page's main part, footer. */
export function SiteDocument({ className, children }: { className: string; children: ReactNode }) {
  const { title, footer, provider, tagline, announcement, brand } = getSite();
  const navbar = getNavbar();
  return (
    <html lang="en" className={className}>
      {/* biome-ignore lint/style/noHeadElement: next/head is for the Pages Router. */}
      <head>
        <BootScript />
        {brand.color && (
          <style dangerouslySetInnerHTML={{ __html: formatBrandPalette(brand.color) }} />
        )}
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
        <Navbar logo={brand.logo} siteTitle={title} {...navbar} />
        {children}
        <Footer
          logo={brand.logo}
          columns={footer}
          provider={provider.name}
          tagline={tagline}
          year={new Date().getFullYear()}
        />
      </body>
    </html>
  );
}
