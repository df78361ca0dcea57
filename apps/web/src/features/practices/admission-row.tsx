import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ListedAdmission } from './admission-list.tsx';
import { ExpiryLabel } from './expiry-label.tsx';
import classes from './practices.module.css';

type AdmissionRowProps = { item: ListedAdmission; onEdit: () => void; onRemove: () => void };

export function AdmissionRow({ item, onEdit, onRemove }: AdmissionRowProps) {
  const { name, number, year, standing, expiresOn } = item;
  const details = [number && `Bar number ${number}`, year && `Admitted in ${year}`].filter(Boolean);
  return (
    <li>
      <div>
        <p className={classes.name}>{name}</p>
        {details.length > 0 && <p className={classes.detail}>{details.join(' · ')}</p>}
        <p className={classes.detail}>
          <ExpiryLabel standing={standing} expiresOn={expiresOn} />
        </p>
      </div>
      <div className={classes.buttons}>
        <Button variant="ghost" size="s" onClick={onEdit}>
          <IconPencil size={16} stroke={1.75} aria-hidden />
          Edit
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="s" onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>{`Remove ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
