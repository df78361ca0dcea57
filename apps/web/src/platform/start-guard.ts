import { reloadedHash } from './chunk-reload.ts';

/**
 * Runs before everything else, as text inside the page: when a file of the site itself cannot be
 * fetched at the start, nothing of ours would run. It reloads once, then the page says what happened.
 */
export const startGuard = `addEventListener('error',function(e){
var s=e.target;
if(!s||s.tagName!=='SCRIPT'||s.src&&new URL(s.src).origin!==location.origin)return;
if(location.hash==='${reloadedHash}'){document.documentElement.dataset.startFailed='';return}
location.hash='${reloadedHash}';location.reload()
},true)`;
