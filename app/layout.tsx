import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BootScript } from '@/components/frame/boot-script';
import { Footer } from '@/components/frame/footer';
import { Navbar } from '@/components/frame/navbar';
import { Providers } from '@/components/frame/providers';
import { SkipLink } from '@/components/frame/skip-link';
import { getSite } from '@/lib/site/load';
import { mono, sans } from './fonts';
import './globals.css';

const site = getSite();

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
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
  return (
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <body>
        <BootScript />
        <Providers>
          <SkipLink />
          <Navbar />
          {children}
          <Footer />
        </Providers>
      </body>
    </html>
  );
}
