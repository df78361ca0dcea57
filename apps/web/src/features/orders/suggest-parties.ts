import type { PartyRole, Side } from '@courtside/domain/appearances';
import { normalizeName } from '@courtside/domain/conflicts';

type Suggested = { name: string; role: PartyRole };

const versus = /\s+v(?:s?\.?|ersus)\s+/i;
const others = /,?\s+et\s+al\.?$/i;
const matter = /^(?:in\s+re:?|in\s+the\s+matter\s+of|matter\s+of)\s+/i;

/** The parties that a caption names: `A v. B` has two, `In re C` has one. */
export function suggestParties(caption: string, caseType: string): Suggested[] {
  const text = caption.trim().replaceAll(/\s+/g, ' ');
  const [first = '', second = '', ...rest] = text.split(versus).map(nameIn);
  if (first && second && rest.length === 0) {
    return [
      { name: first, role: 'plaintiff' },
      { name: second, role: 'defendant' },
    ];
  }
  const about = matter.exec(text);
  const name = about ? nameIn(text.slice(about[0].length)) : '';
  return name ? [{ name, role: caseType === 'Bankruptcy' ? 'debtor' : 'other' }] : [];
}

function nameIn(part: string): string {
  return part.trim().replace(others, '').replace(/,$/, '');
}

/**
 * Those whom no party listed already stands for: `Smith` is named by `John Smith`, but not by opposing
 * counsel, `Smith & Hale LLP`.
 */
export function notListed(
  suggested: readonly Suggested[],
  listed: readonly { name: string; role: string }[],
): Suggested[] {
  return suggested.filter(({ name }) => {
    const sought = normalizeName(name);
    return !listed.some((party) => {
      const written = normalizeName(party.name);
      if (party.role === 'opposing_counsel') return written === sought;
      const words = written.split(' ');
      return sought.split(' ').every((word) => words.includes(word));
    });
  });
}

/** The side of somebody who has a role in the case; those who have none are on no side. */
export function sideOf(role: PartyRole | ''): Side | '' {
  return role === 'plaintiff' || role === 'defendant' || role === 'creditor' || role === 'debtor'
    ? role
    : '';
}
