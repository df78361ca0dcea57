import { pageMeta } from '../../platform/page-meta.ts';
import { HomeCourts } from './home-courts.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSteps } from './home-steps.tsx';
import { ServiceCarousel } from './service-carousel.tsx';

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
      <ServiceCarousel />
      <HomeCourts />
    </>
  );
}
