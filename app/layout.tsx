import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/site/site-document';
import { getSite } from '@/lib/site/site-settings';
import { fontClasses } from './fonts';
import './globals.css';

const site = getSite();

export const metadata: Metadata = {
  metadataBase: new URL(site.baseUrl, site.url),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.tagline,
  openGraph: { type: 'website', siteName: site.title, locale: 'en' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#ffffff',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument className={fontClasses}>{children}</SiteDocument>;
}
