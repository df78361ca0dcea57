import { Link } from 'react-router';
import { isBuilt } from '../../platform/is-built.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';

const pages = [
  { to: '/content/terms-condition', label: 'Terms and Conditions' },
  { to: '/content/privacy-policy', label: 'Privacy Policy' },
] as const;

export function TermsField() {
  const readable = pages.filter(({ to }) => isBuilt(to));
  return (
    <CheckboxField
      name="terms"
      label="I accept the Terms and Conditions and the Privacy Policy"
      {...(readable.length > 0 && {
        hint: readable.map(({ to, label }, index) => (
          <span key={to}>
            {index > 0 && ', '}
            <Link to={to} target="_blank">
              Read the {label}
            </Link>
          </span>
        )),
      })}
    />
  );
}
