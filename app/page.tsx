import type { Metadata } from 'next';
import { builtDemo } from '@/.generated/site/demo';
import { HomePage } from '@/components/home/home-page';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { getOperation, groupOperations } from '@/lib/api/description/operations';
import { countHomeFacts } from '@/lib/build/home/home-facts';
import { getSite } from '@/lib/site/site-settings';

export function generateMetadata(): Metadata {
  const { title, home } = getSite();
  return {
    title: { absolute: title },
    description: home.lead,
    alternates: { canonical: '/' },
  };
}

export default function Page() {
  const { home, title } = getSite();
  return (
    <>
      <BaseUrlBanner />
      <HomePage
        home={home}
        title={title}
        built={builtDemo}
        facts={countHomeFacts()}
        groups={groupOperations()}
        findOperation={getOperation}
      />
    </>
  );
}
