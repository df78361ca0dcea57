import { planned } from '../route-config.ts';
import { type Path, urlTable } from '../routes.ts';

/** Whether an address has its screen already: nobody is sent where nothing is. */
export function isBuilt(path: Path): boolean {
  return urlTable.some((row) => row.path === path && row.file !== planned);
}
