import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/offline-page';

export const metadata: Metadata = {
  title: 'Read offline',
  description: 'Keep pages of this portal on your device, or the whole portal.',
  robots: { index: false, follow: true },
  alternates: { canonical: '/offline' },
};

export default function Page() {
  return <OfflinePage />;
}
