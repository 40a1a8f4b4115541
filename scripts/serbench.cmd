@echo off
rem Starts serbench on Windows; elsewhere, use the script "serbench" beside it.
rem
rem The jar is %SERBENCH_JAR%, else serbench.jar beside this script, else the one that Maven built. The JVM
rem is %SERBENCH_JAVA% (a java command), else that of %JAVA_HOME%, else java on the PATH; it must be 17 or
rem newer.
setlocal

if defined SERBENCH_JAR (
  set "jar=%SERBENCH_JAR%"
) else if exist "%~dp0serbench.jar" (
  set "jar=%~dp0serbench.jar"
) else (
  set "jar=%~dp0..\target\serbench.jar"
)
if not exist "%jar%" (
  echo serbench: there is no "%jar%"; set SERBENCH_JAR, or run mvn package>&2
  exit /b 2
)

if defined SERBENCH_JAVA (
  set "java=%SERBENCH_JAVA%"
) else if defined JAVA_HOME (
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  set "java=java.exe"
)
if not "%java%" == "java.exe" if not exist "%java%" (
  echo serbench: there is no "%java%"; set JAVA_HOME to a JDK, 17 or newer>&2
  exit /b 2
)

"%java%" -jar "%jar%" %*
exit /b %ERRORLEVEL%
