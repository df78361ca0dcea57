import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../../platform/page-meta.ts';
import { logOut } from '../../platform/session/session-store.ts';
import classes from './message-page.module.css';

export const meta = () =>
  pageMeta('/logout', { description: 'Ends your session on this device.', index: false });

/** Clears the session here, in the other tabs and on the server, then goes home. */
export default function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return (
    <div className={classes.message}>
      <h1>Logout</h1>
      <p>Ending your session.</p>
    </div>
  );
}
