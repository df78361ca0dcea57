import { execFileSync } from 'node:child_process';

export type ServiceUser = { uid: number; gid: number };

const name = 'postgres';

/** PostgreSQL refuses to run as root, so root hands it to a system user of its own. */
export function findServiceUser(): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUp() ?? create();
}

function lookUp(): ServiceUser | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }).trim());
}

function create(): ServiceUser {
  try {
    const options = ['--system', '--user-group', '--home-dir', '/nonexistent'];
    execFileSync(
      'useradd',
      [...options, '--no-create-home', '--shell', '/usr/sbin/nologin', name],
      {
        stdio: 'pipe',
      },
    );
  } catch (error) {
    const made = lookUp();
    if (made) return made;
    throw new Error(
      `PostgreSQL does not run as root, and the system user "${name}" could not be created. ` +
        'Create it, run as a normal user, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
  return { uid: idOf('-u'), gid: idOf('-g') };
}
