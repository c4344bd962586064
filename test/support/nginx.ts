import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListeningProcess, startListening } from '../../scripts/support/server-process.ts';

/** Path of nginx; Debian installs it in a folder that is only on root's PATH. */
const nginx = ['nginx', '/usr/sbin/nginx'].find((file) =>
  file.startsWith('/') ? existsSync(file) : spawnSync(file, ['-v']).error === undefined,
);

export const hasNginx = nginx !== undefined;

/** Configuration that docs/operating.md gives to operators. */
export function documentedConfiguration(): string {
  const [, ...rest] = readFileSync('docs/operating.md', 'utf8').split('```nginx\n');
  const [configuration] = rest.join('').split('```');
  if (!configuration?.includes('proxy_pass http://127.0.0.1:3000;')) throw new Error('docs/operating.md has no nginx');
  return configuration;
}

/** Starts nginx with the documented configuration in front of the server at `upstream`; its files are in `folder`. */
export async function startNginx(port: number, upstream: string, folder: string): Promise<ListeningProcess> {
  const server = documentedConfiguration().replace('http://127.0.0.1:3000', upstream);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr error; events {}
http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port};\n${server} } }\n`,
  );
  return startListening([nginx ?? '', '-e', 'stderr', '-p', folder, '-c', file], { PORT: String(port) }, {});
}
