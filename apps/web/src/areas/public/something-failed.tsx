import { Button } from '../../ui/button.tsx';
import classes from './message-page.module.css';

export function SomethingFailed() {
  return (
    <div className={classes.message}>
      <h1>This page could not be shown</h1>
      <p>The fault is ours and has been recorded. Nothing was sent or charged by opening it.</p>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  );
}
