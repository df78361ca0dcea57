import {
  type Icon,
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconExternalLink,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { brand, freelanceSite, socialLinks } from '../../platform/brand.ts';
import { isBuilt } from '../../platform/is-built.ts';
import { ColorSchemeControl } from '../../ui/color-scheme-control.tsx';
import { type MenuGroup, openEntries } from '../menus.ts';
import { footerMenu, legalMenu } from '../public-menus.ts';
import { BrandMark } from './brand-mark.tsx';
import classes from './public-footer.module.css';

const year = new Date().getUTCFullYear();

const socialIcons: Readonly<Record<string, Icon>> = {
  LinkedIn: IconBrandLinkedin,
  Facebook: IconBrandFacebook,
  X: IconBrandX,
};

export function PublicFooter() {
  return (
    <footer className={classes.footer} data-no-print>
      <div className={classes.wrap}>
        <div className={classes.columns}>
          <div>
            <BrandMark />
            <p className={classes.company}>
              A service of {brand.company}. {brand.tagline}
            </p>
            <SocialLinks />
          </div>
          {footerMenu.map((group) => (
            <Column key={group.label} group={group} />
          ))}
        </div>
        <div className={classes.last}>
          {/* A fixed page may be older than the year it is read in. */}
          <span suppressHydrationWarning>
            © {year} {brand.company}
          </span>
          <ul className={classes.legal}>
            {openEntries(legalMenu, []).map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <ColorSchemeControl />
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className={classes.social}>
      {socialLinks.map(({ name, url }) => {
        const SocialIcon = socialIcons[name] ?? IconExternalLink;
        return (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener" aria-label={name}>
              <SocialIcon size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Column({ group }: { group: MenuGroup }) {
  const entries = group.entries.filter(({ to }) => isBuilt(to));
  const isForAttorneys = group.label === 'For attorneys';
  if (entries.length === 0 && !isForAttorneys) return null;
  return (
    <div>
      <h2 className={classes.title}>{group.label}</h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {isForAttorneys && freelanceSite.url !== '' && (
          <li>
            <a href={freelanceSite.url} target="_blank" rel="noopener">
              {freelanceSite.name} <IconExternalLink size={16} stroke={1.75} aria-hidden />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
