import { ButtonLink } from '../../ui/button.tsx';
import classes from './message-page.module.css';

/** For someone signed in who lacks the role that a page needs. */
export function AccessDenied() {
  return (
    <div className={classes.message}>
      <h1>Access Denied</h1>
      <p>You are logged into another account on this browser.</p>
      <ButtonLink to="/logout">Log out of all other accounts</ButtonLink>
    </div>
  );
}
