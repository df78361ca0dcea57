import {
  chooseEnvironment,
  currentEnvironment,
  environments,
  isDefaultEnvironment,
  resetEnvironment,
} from '../../platform/environment.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import classes from './login.module.css';

/** Which server the site talks to. For us, not for visitors, who never see it. */
export function EnvironmentSelector() {
  const { id: current } = currentEnvironment();
  const change = (apply: () => void) => {
    apply();
    window.location.reload();
  };
  return (
    <div className={classes.environment}>
      {!isDefaultEnvironment() && <Note kind="warn">Current Environment is Non Default</Note>}
      <fieldset className={classes.choices}>
        <legend>Environment</legend>
        {environments.map(({ id, title }) => (
          <label key={id}>
            <input
              type="radio"
              name="environment"
              checked={id === current}
              onChange={() => change(() => chooseEnvironment(id))}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <Button variant="secondary" size="s" onClick={() => change(resetEnvironment)}>
        Reset To Default
      </Button>
    </div>
  );
}
