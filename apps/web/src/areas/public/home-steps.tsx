import { IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatusLabel } from '../../features/appearances/appearance-status.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './home.module.css';
import examples from './home-examples.module.css';

export const homeStepsId = 'how-it-works';

export function HomeSteps() {
  return (
    <section className={classes.steps} id={homeStepsId} aria-labelledby={`${homeStepsId}-title`}>
      <h2 id={`${homeStepsId}-title`}>From request to report in four steps</h2>
      <p className={classes.intro}>
        You keep the file. We put a licensed attorney in the room and tell you what happened.
      </p>
      <ol className={classes.list}>
        <Step
          when="Any hour of any day"
          title="Request"
          what="Tell us the court, the date and what you need done. You see the price before you order."
          example={<RequestExample />}
        />
        <Step
          when="Before the hearing"
          title="Coverage"
          what="Attorneys admitted in that court run a conflict check and accept. You see who it is."
          example={<CoverageExample />}
        />
        <Step
          when="On the day"
          title="Appearance"
          what="Your attorney checks in, appears on your instructions and stays until the matter is called."
          example={<AppearanceExample />}
        />
        <Step
          when="Afterwards"
          title="Reports within 24 hours"
          what="Outcome, next date, deadlines and signed orders, ready for your file and your calendar."
          example={<ReportExample />}
        />
      </ol>
    </section>
  );
}

type StepProps = { when: string; title: string; what: string; example: ReactNode };

function Step({ when, title, what, example }: StepProps) {
  return (
    <li className={classes.step}>
      <p className={classes.when}>{when}</p>
      <h3>{title}</h3>
      <p className={classes.what}>{what}</p>
      <div className={classes.example}>{example}</div>
    </li>
  );
}

function RequestExample() {
  return (
    <>
      <p className={examples.caption}>Otter Creek Freight v. Moonbeam Storage</p>
      <p className={examples.place}>
        Kern County Superior, Dept. 17
        <br />
        Mar 12, 2026, 8:30 AM PDT
      </p>
      <p className={examples.between}>
        <span className={examples.muted}>Flat fee</span>
        <b>
          <Money cents={18_500} />
        </b>
      </p>
    </>
  );
}

function CoverageExample() {
  return (
    <>
      <div className={examples.person}>
        <Avatar name="Avery Larkspur" />
        <div>
          <b>Avery Larkspur</b>
          <p className={examples.note}>Admitted in California since 2014</p>
        </div>
      </div>
      <p className={examples.event}>
        <IconShieldCheck size={16} stroke={1.75} color="var(--green)" aria-hidden />
        No conflict, attested 4:12 PM
      </p>
      <p className={examples.event}>
        <IconUserCheck size={16} stroke={1.75} aria-hidden />
        Accepted 4:13 PM
      </p>
    </>
  );
}

const courtroomTimes = [
  ['8:21 AM', 'Checked in'],
  ['9:04 AM', 'Matter called'],
  ['9:12 AM', 'Left the courtroom'],
] as const;

function AppearanceExample() {
  return (
    <>
      <dl className={examples.times}>
        {courtroomTimes.map(([time, what]) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={examples.note}>Times in the court’s own zone, PDT</p>
    </>
  );
}

function ReportExample() {
  return (
    <>
      <p className={examples.between}>
        <b>Continued</b>
        <StatusLabel status="reported" />
      </p>
      <p className={examples.next}>
        Next: Apr 23, 2026, 8:30 AM PDT
        <br />
        <span className={examples.muted}>Joint statement due Apr 8, 2026</span>
      </p>
      <p className={examples.note}>Delivered 3 h 40 min after the hearing</p>
    </>
  );
}
