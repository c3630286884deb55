import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/site/site-document';
import { getSite } from '@/lib/site/site-settings';
import { fontClasses } from './fonts';
import './globals.css';

export function generateMetadata(): Metadata {
  const { title, tagline, url, baseUrl } = getSite();
  return {
    metadataBase: new URL(baseUrl, url),
    title: { default: title, template: `%s | ${title}` },
    description: tagline,
    openGraph: { type: 'website', siteName: title, locale: 'en' },
  };
}

export { viewport } from './viewport';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument className={fontClasses}>{children}</SiteDocument>;
}
