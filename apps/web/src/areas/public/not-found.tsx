import { ButtonLink } from '../../ui/button.tsx';
import classes from './message-page.module.css';

export function NotFound() {
  return (
    <div className={classes.message}>
      <h1>Server Error: 404 (Page Not Found)</h1>
      <p>Page you are trying to access is not available</p>
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </div>
  );
}
