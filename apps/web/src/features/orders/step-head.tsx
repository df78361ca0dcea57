import { type Ref, useState } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import { orderSteps, type StepKey, stepKeys } from './order-steps.ts';
import classes from './orders.module.css';
import { StepList } from './step-list.tsx';
import stepsClasses from './steps.module.css';

type StepHeadProps = {
  step: StepKey;
  seen: ReadonlySet<StepKey>;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The step's name, and on phones how far along it is. */
export function StepHead({ step, seen, headingRef }: StepHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const number = stepKeys.indexOf(step) + 1;
  const next = stepKeys[number];
  return (
    <>
      <div className={stepsClasses.phoneSteps}>
        <div>
          <b>{`Step ${number} of ${stepKeys.length}`}</b>
          <span>{next ? `Next: ${orderSteps[next].title}` : 'The last one'}</span>
          <button type="button" className={classes.textButton} onClick={() => setOpen(true)}>
            All steps
          </button>
        </div>
        <div className={stepsClasses.track}>
          <i style={{ width: `${(number / stepKeys.length) * 100}%` }} />
        </div>
        <Drawer opened={isOpen} onClose={() => setOpen(false)} label="Steps of the order">
          <StepList current={step} seen={seen} onGo={() => setOpen(false)} />
        </Drawer>
      </div>
      <h1 ref={headingRef} tabIndex={-1} className={classes.heading}>
        {orderSteps[step].title}
      </h1>
      <p className={classes.lead}>{orderSteps[step].lead}</p>
    </>
  );
}
