import { IconArrowDown, IconClock, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { freelanceSite } from '../../platform/brand.ts';
import { isBuilt } from '../../platform/is-built.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { HeroTabs } from './hero-tabs.tsx';
import classes from './home.module.css';
import { homeStepsId } from './home-steps.tsx';
import { useVisitor } from './use-visitor.ts';

export function HomeHero() {
  return (
    <section className={classes.hero}>
      <div className={classes.outline} />
      <div className={classes.heroText}>
        <HeroTabs
          label="What you need"
          tabs={[
            { label: 'Appearance coverage', panel: <Coverage /> },
            ...(freelanceSite.url === ''
              ? []
              : [{ label: 'Freelance work', leadsOutside: true, panel: <Freelance /> }]),
          ]}
        />
      </div>
    </section>
  );
}

function Coverage() {
  const { request } = useVisitor();
  return (
    <>
      <h1>Be in every courtroom on your calendar.</h1>
      <p className={classes.lead}>
        Order a special appearance in any state and county. A licensed attorney appears for your
        firm and files a written report with you within 24 hours.
      </p>
      <p className={classes.onward}>
        {request && (
          <ButtonLink to={request.to} variant="accent" size="l">
            {request.label}
          </ButtonLink>
        )}
        {isBuilt('/content/fees') && <Link to="/content/fees">See services and fees</Link>}
        <a href={`#${homeStepsId}`}>
          How it works <IconArrowDown size={18} stroke={1.75} aria-hidden />
        </a>
      </p>
      <p className={classes.always}>
        <IconClock size={20} stroke={1.75} aria-hidden />
        Ordering is open 24 hours a day, 365 days a year, nationwide.
      </p>
    </>
  );
}

function Freelance() {
  return (
    <>
      <h1>Hand over the work behind the hearing.</h1>
      <p className={classes.lead}>
        Research, drafting and discovery by a freelance attorney are arranged on our sister site. It
        opens in a new window.
      </p>
      <p className={classes.onward}>
        <ButtonLink to={freelanceSite.url} target="_blank" rel="noopener" variant="accent" size="l">
          {freelanceSite.name} <IconExternalLink size={18} stroke={1.75} aria-hidden />
        </ButtonLink>
      </p>
    </>
  );
}
