import { pageMeta } from '../../platform/page-meta.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSteps } from './home-steps.tsx';

export const meta = () =>
  pageMeta('/', {
    description:
      'Order a special appearance in any state and county, at any hour. A licensed attorney appears for your firm and reports within 24 hours.',
  });

export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeSteps />
    </>
  );
}
