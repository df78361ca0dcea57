import { useEffect } from 'react';
import { brand } from '../../platform/brand.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './message-page.module.css';

const heading = 'Access Denied';
const title = `${heading} | ${brand.siteName}`;

/** For someone signed in who lacks the role that a page needs. */
export function AccessDenied() {
  useEffect(() => {
    const titleOfPage = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = titleOfPage;
    };
  }, []);
  return (
    <div className={classes.message}>
      <h1>{heading}</h1>
      <p>You are logged into another account on this browser.</p>
      <ButtonLink to="/logout">Log out of all other accounts</ButtonLink>
    </div>
  );
}
