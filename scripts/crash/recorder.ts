const calls =
  'openat,open,creat,lseek,write,pwrite64,writev,pwritev,ftruncate,truncate,fallocate,rename,renameat,renameat2,' +
  'link,linkat,unlink,unlinkat,mkdir,mkdirat,rmdir,fsync,fdatasync';

/** Runs a command in the recorder's hands. It keeps its process id, and `file` is whole when its output has ended. */
export function recorded(command: readonly string[], file: string): string[] {
  const whole = ['-f', '-yy', '-xx', '-s', String(1 << 26), '--seccomp-bpf', '-qq', '--signal=none'];
  return ['strace', '-D', ...whole, '-e', `trace=${calls}`, '-o', file, ...command];
}
